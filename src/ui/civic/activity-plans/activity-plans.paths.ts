export const activityPlanPath = '/activity-plan'
/** The form for a new activity of a team. */
export const planActivityPath = (teamId: string) => `${activityPlanPath}?team=${encodeURIComponent(teamId)}`
/** The form that changes an activity. */
export const changeActivityPath = (id: string) => `${activityPlanPath}?id=${encodeURIComponent(id)}`
/** The form for an activity like another one. */
export const copyActivityPath = (id: string) => `${activityPlanPath}?copy=${encodeURIComponent(id)}`
/** The plans of a team that the office has not approved. */
export const activityPlansPath = (teamId: string) => `/activity-plans/${encodeURIComponent(teamId)}`
