import './jitless'

export { OwnBoundaries } from '../boundaries'
