import type { Config } from '@/server/config'
import { createDeclaration } from './declaration'
import { createHosted } from './hosted'
import type { AgeProvider } from './port'

export const createAge = (settings: Config['age']): AgeProvider => (settings ? createHosted(settings) : createDeclaration())
