/** How somebody is called in the middle of a sentence; of several names with commas between them the first. */
export const firstName = (full_name: string): string => full_name.trim().split(/[ ,]+/)[0] ?? full_name
