import { execFile } from 'node:child_process'

/** The program that can write H.264, or null where there is none. */
export const findFfmpeg = (path: string | null): Promise<string | null> =>
  new Promise((resolve) => {
    const program = path ?? 'ffmpeg'
    execFile(program, ['-hide_banner', '-encoders'], { timeout: 10_000, maxBuffer: 1 << 20, windowsHide: true }, (error, out) =>
      resolve(!error && out.includes('libx264') ? program : null),
    )
  })
