/** How far a scene is (surprises.state). */
export type SceneState = {
  /** Turns the character has taken; 0 before the opening. */
  at: number
  /** What the person has got right, or agreed on. */
  score: number
  /** Turns in which the talk went elsewhere and the scene waited. */
  waited: number
  /** Words that are used up. */
  said: string[]
  over: boolean
}
