// The desk begins here: one page, rendered in the browser, for whoever works in this shop.
import './styles/desk.css'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './desk-app.tsx'
import { takeInvitationToken } from './session/invitation-token.ts'

takeInvitationToken()
const place = document.getElementById('desk')
if (place) createRoot(place).render(<DeskApp />)
