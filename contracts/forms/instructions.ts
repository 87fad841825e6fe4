import './jitless'

export { InstructionsInput } from '../conversations'
