// What a row at the foot of the drawer is told.

export interface DrawerActionProps {
  /** Closes the drawer. */
  onDone(): void
}
