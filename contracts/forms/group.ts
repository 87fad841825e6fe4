import './jitless'

export { GroupChange } from '../group-chats'
