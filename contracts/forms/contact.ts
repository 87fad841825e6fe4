import './jitless'

export { ContactMessage } from '../contact'
