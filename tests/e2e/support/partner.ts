/** The partner of the journeys, which `playwright.config.ts` gives to the platform (`PARTNERS`). */
export const partnerOfJourneys = {
  origin: 'https://partner.example',
  callback: 'https://partner.example/enter',
  secret: 'a-secret-that-only-the-journeys-know',
}
