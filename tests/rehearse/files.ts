// The S3 stand-in as a program: node files.ts FOLDER PORT
import { startS3 } from '../support/s3.ts'

const [, , kept = '', port = '9000'] = process.argv
await startS3({ address: '0.0.0.0', port: Number(port), kept })
console.log('ready')
