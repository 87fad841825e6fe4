import './jitless'

export { CreatorInput } from '../creators'
