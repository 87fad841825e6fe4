import { afterAll } from 'vitest'
import { leaveFile } from './server'

// Files share a process, since importing the server costs each of them two seconds; a database belongs to one file.
afterAll(leaveFile)
