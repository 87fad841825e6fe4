import { useLocale } from 'next-intl'
import { formatsOf } from '@/lib/format/formats'

/** How the language of the page writes times, numbers and prices. */
export const useFormats = () => formatsOf(useLocale())
