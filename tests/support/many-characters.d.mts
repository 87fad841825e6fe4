export function seedMany(
  query: (text: string, params: unknown[]) => Promise<Record<string, unknown>[]>,
  total: number,
  options?: { fresh?: number; now?: Date },
): Promise<number>

export function multiply(query: (text: string, params: unknown[]) => Promise<Record<string, unknown>[]>, total: number): Promise<void>
