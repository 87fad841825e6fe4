import './jitless'

export { PersonaInput } from '../personas'
