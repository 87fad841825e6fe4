import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreStatements, type AnsweringHead } from '@/server/providers/chat/companion/answering'
import { chanceFrom } from '@/server/providers/chat/companion/chance'
import { packVectors } from '@/server/providers/embeddings/packed'
import { adam, shuffle } from './adam'

/** What a character says of itself, and questions that each of these statements answers, as people ask them. */
export type Sheet = { lines: { says: string; asks: string[] }[] }

/** Sheets that were written for this: ordinary definitions, with questions that mostly have no word of their answer. */
export const trainingSheets = (): Sheet[] =>
  JSON.parse(readFileSync(join(process.cwd(), 'server', 'db', 'seed', 'lives', 'answered.json'), 'utf8')) as Sheet[]

export const hashOfSheets = (sheets: readonly Sheet[]): string =>
  createHash('sha256').update(JSON.stringify(sheets)).digest('base64url').slice(0, 16)

/** A sheet with the vectors of its texts; `answers` has the place of the statement that answers each question. */
export type EmbeddedSheet = { says: string[]; asks: string[]; statements: Float32Array[]; questions: Float32Array[]; answers: number[] }

/** How sharply the right statement is told from the others of its sheet: 10 found more than 20 and 40 of sheets kept apart. */
const SHARPNESS = 10
/** Longer training finds no more of them. */
const EPOCHS = 6
const RATE = 1e-3
/** Pulls the matrix back to changing nothing, which is what it begins as. */
const PULL = 0.01
/** Every so many-th sheet is kept apart, to learn how far a score can be trusted. */
const APART = 5
/** Questions that nothing answers count so much beside those that something does: about so many are asked of a definition. */
const UNANSWERED = 0.4

/** The file of `readAnswering`, made from these; the same every time. */
export function trainAnswering(sheets: readonly EmbeddedSheet[], model: string, hash: string): Buffer {
  const apart = sheets.filter((_, at) => at % APART === 0)
  const trust = trustOf(apart, learn(sheets.filter((_, at) => at % APART !== 0)))
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
      const { questions, statements, answers } = sheets[one]!
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

/**
 * How probable it is that the best statement answers the question, by its score and how far it is ahead of the second: logistic
 * regression by Newton's method, on questions as they are and on the same without the statement that answers them.
 */
function trustOf(sheets: readonly EmbeddedSheet[], matrix: Float32Array): AnsweringHead['trust'] {
  const examples: { input: [number, number, number]; right: number; weight: number }[] = []
  for (const { says, asks, statements, questions, answers } of sheets) {
    const score = scoreStatements(
      says.map((text, item) => ({ text, item })),
      (at, moved) => product(moved, statements[at]!),
    )
    questions.forEach((question, asked) => {
      const scored = score(asks[asked]!, move(question, matrix)).sort((a, b) => b.score - a.score)
      for (const [right, all] of [
        [1, scored],
        [0, scored.filter(({ item }) => item !== answers[asked])],
      ] as const)
        examples.push({
          input: [1, all[0]!.score, all[0]!.score - all[1]!.score],
          right: right && all[0]!.item === answers[asked] ? 1 : 0,
          weight: right ? 1 : UNANSWERED,
        })
    })
  }
  let trust: AnsweringHead['trust'] = [0, 0, 0]
  for (let turn = 0; turn < 30; turn += 1) {
    const gradient = [0, 0, 0]
    const curve = [0, 1, 2].map((row) => [0, 1, 2].map((column) => (row === column ? 1e-3 : 0)))
    for (const { input, right, weight } of examples) {
      const probable = 1 / (1 + Math.exp(-input.reduce((sum, one, at) => sum + one * trust[at]!, 0)))
      for (let row = 0; row < 3; row += 1) {
        gradient[row]! += weight * (probable - right) * input[row]!
        for (let column = 0; column < 3; column += 1)
          curve[row]![column]! += weight * probable * (1 - probable) * input[row]! * input[column]!
      }
    }
    const by = solve(curve, gradient)
    trust = [trust[0] - by[0]!, trust[1] - by[1]!, trust[2] - by[2]!]
  }
  return trust
}

/** Three equations by elimination. */
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
