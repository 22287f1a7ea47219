export const registerVolunteerPath = '/register-volunteer'
