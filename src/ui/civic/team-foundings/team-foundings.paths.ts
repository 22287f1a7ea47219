export const foundTeamPath = '/found-team'
/** The form by which the leader changes or closes a team. */
export const changeTeamPath = (id: string) => `/team-change/${encodeURIComponent(id)}`
