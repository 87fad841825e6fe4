import { jsonLdText } from '@/lib/seo/json-ld'

/** Structured data for search engines; a data block, which the content policy does not count as script. */
export const JsonLd = ({ value }: { value: Record<string, unknown> }) => (
  <script type='application/ld+json' dangerouslySetInnerHTML={{ __html: jsonLdText(value) }} />
)
