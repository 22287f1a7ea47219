/**
 * The inline script of a page that is drawn with an alert: hides it before the page is painted where the visitor closed
 * it in this visit (`alerts.store.ts`), so that nothing moves when the client takes the page over.
 */
export const hideClosedAlerts =
  "try{var a=document.querySelector('[data-alert]');JSON.parse(sessionStorage.getItem('townsquare.alerts.closed')).data.indexOf(a.getAttribute('data-alert'))<0||(a.hidden=true)}catch(e){}"
