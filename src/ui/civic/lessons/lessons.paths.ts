export const classAssistantPath = '/class-assistant'
export const classListPath = `${classAssistantPath}?view=classes`
export const learningPath = `${classAssistantPath}?view=learning`
export const studyClassPath = (id: string) => `${classAssistantPath}/${encodeURIComponent(id)}`
/** The path of the calendar file of classes. */
export const calendarPath = (classIds: readonly string[], language: string) =>
  `/calendar/classes.ics?classes=${classIds.map(encodeURIComponent).join(',')}&lang=${language}`
