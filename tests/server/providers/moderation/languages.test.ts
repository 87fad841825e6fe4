import { expect, test } from 'vitest'
import { createModeration } from '@/server/providers/moderation/index'
import type { ModerationStage } from '@/server/providers/moderation/port'
import { characters, ordinary } from '@/tests/eval/moderation/sets'

const moderation = createModeration({ endpoint: null, safeguard: null, faces: null, figures: null }, () => {})
const check = (text: string, stage: ModerationStage) => moderation.check({ stage, text })

/** Harmless sentences in languages that no rule reads. */
const UNREAD = {
  cs: 'Ráno chodí do pekárny a večer zalévá květiny na balkoně.',
  hu: 'A reggelt mindig egy csésze kávéval kezdi a kertben.',
  fi: 'Hän juo aamukahvinsa parvekkeella ja lukee sanomalehteä.',
  ro: 'Îi place să se plimbe seara prin parc împreună cu prietenii.',
  el: 'Του αρέσει να πίνει τον καφέ του δίπλα στη θάλασσα.',
  vi: 'Cô ấy thích uống cà phê buổi sáng và đọc báo ngoài ban công.',
  th: 'เธอชอบดื่มกาแฟตอนเช้าและอ่านหนังสือพิมพ์ที่ระเบียง',
  uk: 'Він щоранку п’є каву на балконі та читає газету.',
  bn: 'সে প্রতিদিন সকালে বারান্দায় বসে চা খায়।',
  fa: 'او هر روز صبح در بالکن قهوه می‌نوشد و روزنامه می‌خواند.',
}

test.each(Object.entries(UNREAD))(
  '%s: a person reads it before it is published, nothing is drawn from it, talk passes',
  async (_, text) => {
    expect(await check(`Mara is 33 years old.\nShe runs a bookshop.\n${text}`, 'public_publish')).toMatchObject({
      action: 'allow',
      unsure: true,
    })
    expect(await check(text, 'image_prompt')).toMatchObject({ action: 'block', rule: 'unknown_language' })
    for (const stage of ['user_input', 'model_output', 'character_create'] as const)
      expect(await check(text, stage)).toMatchObject({ action: 'allow' })
  },
)

test('the languages that the rules read are not held, names and single words neither', async () => {
  const read = [
    'Sie trinkt ihren Kaffee am liebsten auf dem Balkon.',
    'Le matin, elle boit son café sur le balcon.',
    'Por las mañanas toma café en el balcón.',
    'La mattina beve il caffè sul balcone.',
    'Hon dricker sitt kaffe på balkongen varje morgon.',
    'Hun drikker kaffen sin på balkongen hver morgen.',
    'Rano pije kawę na balkonie i czyta gazetę.',
    'Sabahları balkonda kahve içer ve gazete okur.',
    'По утрам она пьёт кофе на балконе.',
    '毎朝ベランダでコーヒーを飲みます。',
    '她每天早上在阳台上喝咖啡。',
    '매일 아침 발코니에서 커피를 마신다.',
    'تشرب القهوة كل صباح على الشرفة.',
    'वह हर सुबह बालकनी में कॉफ़ी पीती है।',
    'Setiap pagi dia minum kopi di balkon.',
    'Zsófia Kovács',
    'at the Růžičkova café',
  ]
  for (const text of read) expect(await check(text, 'image_prompt'), text).toMatchObject({ action: 'allow' })
  const held: string[] = []
  for (const { text } of [...ordinary(), ...characters()])
    if ((await check(text, 'image_prompt')).rule === 'unknown_language') held.push(text)
  expect(held).toEqual([])
})
