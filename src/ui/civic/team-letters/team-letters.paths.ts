/** The path of the letters to the members of a team. */
export const teamLettersPath = (teamId: string) => `/team-letters/${encodeURIComponent(teamId)}`
