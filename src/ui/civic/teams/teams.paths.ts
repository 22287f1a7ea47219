export const teamsPath = '/search-team'
/** The path of the teams that the member leads or belongs to. */
export const myTeamsPath = `${teamsPath}?mine=1`
/** The path of the teams of one organisation. */
export const teamsOfPath = (organisationId: string) => `${teamsPath}?organisation=${encodeURIComponent(organisationId)}`
export const teamPath = (id: string) => `/team-detail?id=${encodeURIComponent(id)}`
export const teamManagerPath = (id: string) => `/team-managetab/${encodeURIComponent(id)}`
