/** What jsdom lacks of media queries: none holds, as in a narrow window with a mouse. Setup of the project `dom`. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} })
