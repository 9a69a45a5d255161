// On the page that says there is no network: the page that was asked for comes by itself once there is one.
addEventListener('online', () => location.reload())
