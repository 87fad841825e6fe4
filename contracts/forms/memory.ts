import './jitless'

export { MemoryInput, StoryInput } from '../memories'
