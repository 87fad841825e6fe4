import { url } from './config-error'

export type ModelsSettings = {
  data_dir: string
  /** Stands for the public hubs; each file lies in it by its own name, with NAME.sha256 beside it. */
  mirror: string | null
}

/** What fetching models needs of the environment, by itself: the command asks for nothing else. Throws ConfigError. */
export function readModels(environment: Record<string, string | undefined>): ModelsSettings {
  const { MODELS_MIRROR: mirror, DATA_DIR: data_dir } = environment
  return { data_dir: data_dir || './data', mirror: mirror ? url('MODELS_MIRROR', mirror, ['http:', 'https:']).href : null }
}
