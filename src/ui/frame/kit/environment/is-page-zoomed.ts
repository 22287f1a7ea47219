/** Whether two fingers have enlarged the page, so that only a part of it is seen. */
export const isPageZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01
