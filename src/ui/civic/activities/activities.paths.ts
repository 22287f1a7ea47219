export const activitiesPath = '/voluntary-activities'
export const myActivitiesPath = '/actlist'
export const activityRecordPath = '/activity-record'
/** The attendance list of an activity, for the leader of its team. */
export const attendancePath = (id: string) => `/activity-attendance/${encodeURIComponent(id)}`
export const activityPath = (id: string) => `/activities-details/${encodeURIComponent(id)}`
