// What a row at the foot of the drawer is given.

export interface DrawerActionProps {
  /** Closes the drawer. */
  onDone(): void
}
