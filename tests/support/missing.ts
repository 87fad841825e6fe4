/** Reasons a test cannot run on this machine; the run's summary prints each once, with the line that installs what is missing. */
export const MISSING = {
  ffmpeg: 'ffmpeg with libx264 is not installed (Debian: apt-get install ffmpeg)',
  pgbouncer: 'pgbouncer is not installed (Debian: apt-get install pgbouncer)',
  pocketsphinx: 'pocketsphinx_continuous is not installed (Debian: apt-get install pocketsphinx pocketsphinx-en-us)',
  webkit: 'WebKitGTK with its driver is not installed (Debian: apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb)',
  postgres: 'no PostgreSQL server is installed (Debian: apt-get install postgresql)',
  redis: 'redis-server is not installed (Debian: apt-get install redis-server)',
} as const
