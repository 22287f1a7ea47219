/** What a member lacks for what only approved volunteers may do: to register, or the approval of the office. */
export type VolunteerNeed = 'registration' | 'approval'

const needs: Readonly<Record<string, VolunteerNeed>> = {
  'not-a-volunteer': 'registration',
  'volunteer-pending': 'approval',
}

/** What a refusal says that the member lacks; null when it has another reason. */
export const volunteerNeedIn = (state: string): VolunteerNeed | null => needs[state] ?? null
