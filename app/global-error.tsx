'use client'

import './globals.css'
import messages from '@/lib/i18n/messages/en/errors.json'

/** The root layout itself failed: no providers, no shell; plain words from the catalogue. */
export default function GlobalError() {
  return (
    <html lang='en'>
      <body>
        <main role='alert' className='mx-auto grid min-h-dvh max-w-md place-content-center gap-4 px-6 text-center'>
          <h1 className='title text-xl'>{messages.crash_title}</h1>
          <p className='text-muted'>{messages.crash_text}</p>
          <p>
            <a href='' className='inline-flex min-h-12 items-center rounded-md bg-raised px-5 font-semibold'>
              {messages.retry}
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
