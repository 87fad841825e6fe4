import type { ReactNode } from 'react'

/** The buttons at the foot of a dialog, the main one first, each with room of its own. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className='grid gap-3 pt-1'>{children}</div>
