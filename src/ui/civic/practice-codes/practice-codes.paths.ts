export const practiceCodePath = '/practice-code'
export const codeRecordPath = '/code-record'
export const teamCodePath = (id: string) => `/team-code?id=${encodeURIComponent(id)}`
/** The path of the code of an activity, which the leader of its team shows. */
export const activityCodePath = (teamId: string, activityId: string) =>
  `${teamCodePath(teamId)}&activity=${encodeURIComponent(activityId)}`
/** The path in a code. The code contains it with the site's origin, so that any phone's camera app opens it. */
export const scanResultPath = (code: string) => `/scan-result?code=${encodeURIComponent(code)}`
