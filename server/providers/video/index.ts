import type { Config } from '@/server/config'
import { createComfyuiVideo } from './comfyui'
import { createEmbeddedVideo, type DrawParts } from './embedded'
import type { VideoProvider } from './port'
import { canSampleFrames } from './sample-frames'

/** What an adapter may need of the rest: who can draw a photo in parts, and where to warn. */
type Around = { engines: Partial<Record<string, DrawParts>>; warn(text: string): void }

export function createVideo(settings: Config['media']['video'], around: Around): VideoProvider {
  switch (settings.provider) {
    case 'embedded':
      return createEmbeddedVideo({ ffmpeg: settings.ffmpeg, ...around })
    case 'comfyui':
      void canSampleFrames(settings.ffmpeg).then((found) => {
        if (!found)
          around.warn('There is no ffmpeg, which looks at the frames of clips: every clip will fail. Install it or set FFMPEG_PATH.')
      })
      return createComfyuiVideo(settings)
  }
}
