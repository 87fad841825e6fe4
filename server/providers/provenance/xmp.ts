import type { MadeBy } from './port'

/** IPTC NewsCodes, digital source type; the same addresses are in the C2PA manifest. */
export const SOURCE_TYPES: Record<MadeBy, string> = {
  model: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  algorithm: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const attribute = (value: string) => value.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)

/** A packet of XMP (ISO 16684-1) with IPTC's property, which also works alone where nobody reads C2PA. */
export function xmpPacket({ brand, made_by, day }: { brand: string; made_by: MadeBy; day: Date }): Uint8Array {
  return Buffer.from(
    [
      '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
      '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
      ` xmp:CreatorTool="${attribute(brand)}" xmp:CreateDate="${day.toISOString().slice(0, 10)}"`,
      ` Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES[made_by]}"/>`,
      '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
    ].join(''),
  )
}

/** Null for a packet of others that says nothing we write. */
export function readXmp(packet: Uint8Array): MadeBy | null {
  const found = /Iptc4xmpExt:DigitalSourceType="([^"]*)"/.exec(Buffer.from(packet).toString('utf8'))?.[1]
  return (Object.keys(SOURCE_TYPES) as MadeBy[]).find((made_by) => SOURCE_TYPES[made_by] === found) ?? null
}
