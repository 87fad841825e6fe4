/** The line drawn red is the first thing to mend: once it is drawn, the focus goes there. */
export const focusFirstProblem = (form: HTMLFormElement) =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
