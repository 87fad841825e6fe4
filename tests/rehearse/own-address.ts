/** An address of one's own, as a proxy tells it: what a server allows an address would else be shared by all people of a program. */
export const ownAddress = (): string => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`
