export const feedbackPath = '/feedback'
export const myFeedbackPath = '/feedback-his'
export const feedbackDetailPath = (id: string) => `/feedback-detail/${encodeURIComponent(id)}`
