/** Who may do what in the console; the operator's command line may do everything. */
export const STAFF_ROLES = ['support', 'moderator', 'finance', 'owner'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
