import type { Config } from '@/server/config'
import { createEmbeddedStorage } from './embedded'
import type { StorageProvider } from './port'
import { createS3Storage } from './s3'

/** Where files are kept: in `folder` of this machine, or in the bucket that the operator named. */
export const createStorage = (settings: Config['media']['storage'], folder: string): StorageProvider =>
  settings.provider === 's3' ? createS3Storage(settings) : createEmbeddedStorage(folder)
