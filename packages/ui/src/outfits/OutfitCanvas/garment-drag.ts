/** Type of the data of a garment that is dragged from the drawer: its id. */
export const garmentDragType = 'application/x-aura-garment';
