/** Read by the head script too, before the first paint. */
const ADULT_KEY = 'adult'

export type AdultAnswer = 'yes' | 'no'

export function storedAnswer(): AdultAnswer | null {
  try {
    const answer = window.localStorage.getItem(ADULT_KEY)
    return answer === 'yes' || answer === 'no' ? answer : null
  } catch {
    return null
  }
}

/** Keeps the answer on this device and shows what follows from it; `null` forgets it. */
export function rememberAnswer(answer: AdultAnswer | null) {
  const { dataset } = document.documentElement
  if (answer) dataset.adult = answer
  else delete dataset.adult
  try {
    if (answer) window.localStorage.setItem(ADULT_KEY, answer)
    else window.localStorage.removeItem(ADULT_KEY)
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
