/** How somebody is called in the middle of a sentence. */
export const firstName = (full_name: string): string => full_name.trim().split(' ')[0] ?? full_name
