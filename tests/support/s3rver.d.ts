declare module 's3rver' {
  import type { Server } from 'node:http'

  /** What we use of it; the package brings no types. */
  export default class S3rver {
    httpServer: Server
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<unknown>
  }
}
