import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesOf, logistic, openScores, type AnsweringHead } from '@/server/providers/chat/companion/answering'
import { chanceFrom } from '@/server/providers/chat/companion/chance'
import { packVectors } from '@/server/providers/embeddings/packed'
import { adam, shuffle } from './adam'

/** What a character says of itself, and questions that each of these statements answers, as people ask them; `unanswered`: by none of them. */
export type Sheet = { lines: { says: string; asks: string[] }[]; unanswered?: string[] }

/** Sheets that were written for this: ordinary definitions, with questions that mostly have no word of their answer. */
export const trainingSheets = (): Sheet[] =>
  JSON.parse(readFileSync(join(process.cwd(), 'server', 'db', 'seed', 'lives', 'answered.json'), 'utf8')) as Sheet[]

export const hashOfSheets = (sheets: readonly Sheet[]): string =>
  createHash('sha256').update(JSON.stringify(sheets)).digest('base64url').slice(0, 16)

/** Each statement, and after it its parts. */
export type SheetText = { text: string; item: number }
export const textsOf = ({ lines }: Sheet): SheetText[] =>
  lines.flatMap(({ says }, item) => [says, ...clausesOf(says)].map((text) => ({ text, item })))

/** A sheet with the vectors of its texts; `answers` has the place of the statement that answers each question, -1 for none. */
export type EmbeddedSheet = {
  texts: (SheetText & { vector: Float32Array })[]
  asks: string[]
  questions: Float32Array[]
  answers: number[]
}

/** How sharply the right statement is told from the others of its sheet: 10 found more than 20 and 40 of sheets kept apart. */
const SHARPNESS = 10
/** Longer training finds no more of them. */
const EPOCHS = 6
const RATE = 1e-3
/** Pulls the matrix back to changing nothing, which is what it begins as. */
const PULL = 0.01
/** How far a score can be trusted is learned from sheets that the matrix did not learn from, in so many parts. */
const PARTS = 2
/** Questions that lost their answer for it count so much beside those that have one: about so many are asked of a definition. */
const UNANSWERED = 0.4
/** Pulls the weights of the signs to 0, as in ridge regression. */
const RIDGE = 0.3
const TURNS = 30

/** The file of `readAnswering`, made from these; the same every time. */
export function trainAnswering(sheets: readonly EmbeddedSheet[], model: string, hash: string): Buffer {
  // Sheets with questions that nothing answers are as people ask; without any, all are taken.
  const real = sheets.filter(({ answers }) => answers.includes(-1))
  const judged = real.length ? real : sheets
  const examples = Array.from({ length: PARTS }, (_, part) => {
    const apart = new Set(judged.filter((__, at) => at % PARTS === part))
    return examplesOf([...apart], learn(sheets.filter((sheet) => !apart.has(sheet))))
  }).flat()
  const trust = trustOf(examples)
  const dimensions = sheets[0]!.questions[0]!.length
  const matrix = learn(sheets)
  // One row for each entry of an answer, as it is read.
  const rows = Array.from({ length: dimensions }, (_, column) =>
    Float32Array.from({ length: dimensions }, (__, row) => matrix[row * dimensions + column]!),
  )
  const packed = packVectors(model, rows)
  const head: AnsweringHead = { model, dimensions, sheets: hash, largest: packed.largest, trust }
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(packed.bytes.buffer)])
}

/**
 * A matrix M for which question · M · statement is largest where the statement answers the question: softmax over the statements of a
 * sheet, a sheet a step, by Adam.
 */
function learn(sheets: readonly EmbeddedSheet[]): Float32Array {
  const size = sheets[0]!.questions[0]!.length
  const matrix = new Float32Array(size * size)
  for (let at = 0; at < size; at += 1) matrix[at * size + at] = 1
  const slope = new Float32Array(matrix.length)
  const move_by = adam(matrix)
  const chance = chanceFrom('answering')
  const order = Int32Array.from(sheets, (_, at) => at)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, epoch, chance)
    for (const one of order) {
      const { texts, answers: all_answers, questions: all_questions } = sheets[one]!
      const statements = [...Map.groupBy(texts, ({ item }) => item).values()].map(([whole]) => whole!.vector)
      const questions = all_questions.filter((_, at) => all_answers[at]! >= 0)
      const answers = all_answers.filter((answer) => answer >= 0)
      if (questions.length === 0) continue
      for (let at = 0; at < matrix.length; at += 1) slope[at] = PULL * (matrix[at]! - (at % (size + 1) === 0 ? 1 : 0))
      questions.forEach((question, asked) => {
        const moved = move(question, matrix)
        const scores = statements.map((statement) => SHARPNESS * product(moved, statement))
        const most = Math.max(...scores)
        const whole = scores.reduce((sum, score) => sum + Math.exp(score - most), 0)
        const wanted = new Float32Array(size)
        scores.forEach((score, at) => {
          const error = ((Math.exp(score - most) / whole - (answers[asked] === at ? 1 : 0)) * SHARPNESS) / questions.length
          const statement = statements[at]!
          for (let entry = 0; entry < size; entry += 1) wanted[entry]! += error * statement[entry]!
        })
        for (let row = 0; row < size; row += 1) {
          const by = question[row]!
          for (let column = 0, at = row * size; column < size; column += 1, at += 1) slope[at]! += by * wanted[column]!
        }
      })
      move_by(RATE, (at) => slope[at]!)
    }
  }
  return matrix
}

function move(question: Float32Array, matrix: Float32Array): Float32Array {
  const size = question.length
  const moved = new Float32Array(size)
  for (let row = 0; row < size; row += 1) {
    const by = question[row]!
    for (let column = 0, at = row * size; column < size; column += 1, at += 1) moved[column]! += by * matrix[at]!
  }
  const length = Math.hypot(...moved) || 1
  return moved.map((entry) => entry / length)
}

const product = (one: Float32Array, two: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * two[at]!
  return sum
}

type Example = { signs: readonly number[]; right: number; weight: number }

/** Questions to these sheets, each with the signs of what is found for it and whether that is what answers it. */
function examplesOf(sheets: readonly EmbeddedSheet[], matrix: Float32Array): Example[] {
  return sheets.flatMap(({ texts, asks, questions, answers }) => {
    const whole = openScores(texts, (at, vector) => product(vector, texts[at]!.vector))
    return questions.flatMap((raw, asked): Example[] => {
      const vectors = { raw, moved: move(raw, matrix) }
      const { all, signs } = whole(asks[asked]!, vectors)
      const right = all[0]!.item === answers[asked] ? 1 : 0
      const as_asked = { signs, right, weight: 1 }
      if (answers.includes(-1)) return [as_asked]
      const left = texts.filter(({ item }) => item !== answers[asked])
      const without = openScores(left, (at, vector) => product(vector, left[at]!.vector))(asks[asked]!, vectors)
      return [as_asked, { signs: without.signs, right: 0, weight: UNANSWERED }]
    })
  })
}

/** How probable it is that the best statement answers, by its signs: logistic regression by Newton's method. */
function trustOf(examples: readonly Example[]): AnsweringHead['trust'] {
  const size = 1 + (examples[0]?.signs.length ?? 0)
  let trust: number[] = Array.from({ length: size }, () => 0)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const gradient = trust.map((weight, at) => (at ? RIDGE * weight : 0))
    const curve = trust.map((_, row) => trust.map((__, column) => (row === column ? RIDGE : 0)))
    for (const { signs, right, weight } of examples) {
      const input = [1, ...signs]
      const probable = logistic(trust, signs)
      const bend = weight * probable * (1 - probable)
      for (let row = 0; row < size; row += 1) {
        gradient[row]! += weight * (probable - right) * input[row]!
        for (let column = 0; column < size; column += 1) curve[row]![column]! += bend * input[row]! * input[column]!
      }
    }
    const by = solve(curve, gradient)
    trust = trust.map((one, at) => one - by[at]!)
  }
  return trust.map((one) => Number(one.toFixed(4)))
}

/** Equations by elimination. */
function solve(rows: readonly number[][], right: readonly number[]): number[] {
  const all = rows.map((row, at) => [...row, right[at]!])
  for (let pivot = 0; pivot < all.length; pivot += 1)
    for (let row = 0; row < all.length; row += 1) {
      if (row === pivot) continue
      const by = all[row]![pivot]! / all[pivot]![pivot]!
      for (let column = pivot; column <= all.length; column += 1) all[row]![column]! -= by * all[pivot]![column]!
    }
  return all.map((row, at) => row[all.length]! / row[at]!)
}
