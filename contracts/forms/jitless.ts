import * as z from 'zod/mini'

// Compiled parsers need `new Function`, which the content policy forbids and reports. Imported before any schema is made.
z.config({ jitless: true })
